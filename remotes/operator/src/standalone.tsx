import { mountStandalone } from "@nearsay/core/standalone";
import type { RemoteComponents } from "@nearsay/core/ui";
import * as exposed from "./expose.ts";

const { OperatorPage }: RemoteComponents<"operator"> = exposed;

mountStandalone({ "*": <OperatorPage /> });
