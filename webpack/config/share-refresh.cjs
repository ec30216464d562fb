/**
 * First entry of the host in development: one refresh runtime for the host and
 * all remotes. Each with a copy of its own would never hear of the one React
 * on the page, and hot updates would arrive without being shown.
 */
globalThis.nearsayRefresh = require("react-refresh/runtime");
