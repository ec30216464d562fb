import type { RenderShell } from "@nearsay/core/contract";
import { renderPart } from "@nearsay/core/server-rendering";
import { Layout } from "./layout/layout.tsx";

const place = "<!--page-->";

/** What stands around every page, cut open where the page goes. */
export const renderShell: RenderShell = ({ url, boot }) => {
  const marked = <template dangerouslySetInnerHTML={{ __html: place }} />;
  const html = renderPart(<Layout>{marked}</Layout>, url, boot);
  const [before = "", after = ""] = html.split(`<template>${place}</template>`);
  return { before, after };
};
