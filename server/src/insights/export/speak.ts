import { speaks } from "@nearsay/core/domain/say-in";
import * as english from "./texts.ts";
import * as ar from "./texts.ar.ts";
import * as de from "./texts.de.ts";
import * as es from "./texts.es.ts";
import * as fr from "./texts.fr.ts";
import * as tr from "./texts.tr.ts";
import * as uk from "./texts.uk.ts";

speaks(english, { ar, de, es, fr, tr, uk });
