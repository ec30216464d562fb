import type { UserOptions } from "@module-federation/runtime-core";
import * as api from "@nearsay/core/api";
import * as identity from "@nearsay/core/identity";
import * as router from "@nearsay/core/router";
import * as session from "@nearsay/core/session";
import * as ui from "@nearsay/core/ui";
import * as jotai from "jotai";
import * as React from "react";
import * as ReactDom from "react-dom";
import * as ReactDomClient from "react-dom/client";

declare const SHARED_VERSIONS: Record<keyof typeof libraries, string>;

/**
 * The libraries that the host shares with every remote; the same list as
 * webpack/config/singletons.ts, which contains the versions.
 */
const libraries = {
  react: React,
  "react-dom": ReactDom,
  "react-dom/client": ReactDomClient,
  jotai,
  "@nearsay/core/api": api,
  "@nearsay/core/identity": identity,
  "@nearsay/core/session": session,
  "@nearsay/core/router": router,
  "@nearsay/core/ui": ui,
};

/** One copy on a page. A remote states itself which version it needs. */
const shareConfig = {
  requiredVersion: false,
  singleton: true,
  strictVersion: true,
} as const;

export const sharedLibraries: NonNullable<UserOptions["shared"]> =
  Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => {
      const version = SHARED_VERSIONS[name as keyof typeof libraries];
      return [name, { version, lib: () => library, shareConfig }];
    }),
  );
