/**
 * For autocannon, whose worker loads it by its path: counts the bytes of bodies
 * and lets them be.
 * @param {{ pipelinedRequests: { addBody: (body: Buffer) => void } }} client
 */
module.exports = ({ pipelinedRequests }) => {
  pipelinedRequests.addBody = () => undefined;
};
