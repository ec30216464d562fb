/** In a remote's dev build, in place of react-refresh: the host's copy (share-refresh.ts). */
module.exports = globalThis.nearsayRefresh;
