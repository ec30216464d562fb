/** Replaces react-refresh in a remote's dev build with the host's copy (share-refresh.ts). */
module.exports = globalThis.nearsayRefresh;
