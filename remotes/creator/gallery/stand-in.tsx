import { Card, noRemotes, type RemoteLoader } from "@nearsay/core/ui";

/** Loads a card in place of every remote. */
export const standIn: RemoteLoader = {
  ...noRemotes,
  loaded: () => StandIn as never,
  load: () => Promise.resolve(StandIn as never),
};

function StandIn() {
  return <Card>The form of the surveys remote stands here.</Card>;
}
