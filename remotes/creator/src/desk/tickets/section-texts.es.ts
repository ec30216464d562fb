import type { Words } from "@nearsay/core/domain";
import type { sectionTexts as english } from "./section-texts.ts";

export const sectionTexts: Words<typeof english> = {
  heading: "Tiques de papel",
  open: "Responder con tique…",
  loading: "Cargando",
  failed: "No se pudo cargar esta parte",
};
