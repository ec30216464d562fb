import { createInstance } from "@module-federation/runtime";
import type { ComponentType } from "react";
import * as React from "react";
import type { SurveyWidgetProps } from "./nearsay-embed.d.ts";

/** Exports of the container. */
interface SurveyModule {
  SurveyWidget: ComponentType<SurveyWidgetProps>;
}

const federation = createInstance({
  name: "example_host",
  remotes: [],
  // The widget uses the React of this page; it contains none.
  shared: {
    react: {
      version: React.version,
      lib: () => React,
      shareConfig: { singleton: true, requiredVersion: false },
    },
  },
});

/**
 * Loads the widget from a Nearsay site.
 * @param site Its origin.
 * @throws Error when the site cannot be reached.
 */
export async function loadSurveyWidget(
  site: string,
): Promise<ComponentType<SurveyWidgetProps>> {
  const name = "nearsay_embed_v1";
  federation.registerRemotes([{ name, entry: `${site}/embed/v1/react.js` }]);
  const path = `${name}/SurveyWidget`;
  const module = await federation.loadRemote<SurveyModule>(path);
  if (module === null) throw new Error("The site has no survey widget.");
  return module.SurveyWidget;
}
