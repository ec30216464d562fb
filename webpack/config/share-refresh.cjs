/**
 * First entry of the host in development: one refresh runtime for the host and
 * all remotes. A separate copy in each would not be connected to the page's
 * only React, and hot updates would arrive without being shown.
 */
globalThis.nearsayRefresh = require("react-refresh/runtime");
