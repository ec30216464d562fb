import { fileImport as texts } from "#messages";
import type { Json } from "./opened-survey.ts";
import type { Texts } from "./survey-js-text.ts";

/**
 * Settings that change who is asked what, or what counts, and are not supported
 * here, with a sentence for each.
 */
const settings: readonly (readonly [
  names: readonly string[],
  say: (given: { where: string; condition: string }) => string,
])[] = [
  [["requiredIf"], texts.requiredIf],
  [["enableIf"], texts.enableIf],
  [["readOnly"], texts.readOnly],
  [
    [
      ...["choicesVisibleIf", "choicesEnableIf", "rowsVisibleIf"],
      ...["columnsVisibleIf", "hideIfChoicesEmpty", "hideIfRowsEmpty"],
    ],
    texts.options.limited,
  ],
  [
    [
      ...["validators", "maxLength", "minLength", "maskType", "maskSettings"],
      ...["minValueExpression", "maxValueExpression", "maxTextLength"],
      ...["maxCommentLength", "maxOthersLength"],
    ],
    texts.unchecked,
  ],
  [["showCommentArea", "hasComment"], texts.comment],
  [["correctAnswer"], () => texts.quiz],
];

/** Properties that may set an answer other than the one people gave. */
const answering = [
  ...["defaultValue", "defaultValueExpression", "defaultRowValue"],
  ...["setValueIf", "setValueExpression", "resetValueIf", "bindings"],
];

export const settingNames: readonly string[] = [
  ...settings.flatMap(([names]) => names),
  ...answering,
  ...["valueName", "visible", "clearIfInvisible"],
];

/** Reports settings of the file that affect an answer and are not supported here. */
export function reportSettings(item: Json, where: string, left: Texts): void {
  for (const [names, say] of settings)
    for (const name of names) {
      const value = item[name];
      if (isOn(value)) left.report(say({ where, condition: textOf(value) }));
    }
  if (answering.some((name) => isSet(item[name])))
    left.report(texts.prefilled({ where }));
  if (isOn(item.valueName)) left.report(texts.shared({ where }));
  if (item.clearIfInvisible === "none") left.report(texts.keptHidden);
}

/** Whether answers to a question may differ from those here, whatever people choose. */
export function isAnsweredOtherwise(item: Json): boolean {
  return [...answering, "valueName"].some((name) => isSet(item[name]));
}

/** Settings that are off have no effect; an unset length is -1. */
function isOn(value: unknown): boolean {
  if (typeof value === "number") return value > 0;
  if (Array.isArray(value)) return value.length > 0;
  return isSet(value) && value !== false && value !== "none";
}

/** False is a set value, too. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
