import { mountStandalone } from "@nearsay/core/standalone";
import type { RemoteComponents } from "@nearsay/core/ui";
import * as exposed from "./expose.ts";

const { EmbedPage }: RemoteComponents<"embed"> = exposed;

mountStandalone({ "/": <EmbedPage />, "/embed": <EmbedPage /> });
