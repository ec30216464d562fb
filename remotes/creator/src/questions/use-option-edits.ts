import { type SurveyLanguage, limits } from "@nearsay/core/contract";
import { clipText, lengthOf } from "@nearsay/core/forms";
import { announce } from "@nearsay/core/ui";
import { useState } from "react";
import { predefinedAnswers } from "../draft/predefined-answers.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { neighbourKey } from "../draft/keyed-list.ts";
import {
  type EditorOption,
  type EditorQuestion,
  newOption,
  newQuestion,
} from "../draft/question.ts";
import { creator as texts } from "#messages";

export type OptionEdits = ReturnType<typeof useOptionEdits>;

/** The edits of a question's options; the focus follows. */
export function useOptionEdits(
  edited: EditorQuestion,
  language: SurveyLanguage | null,
) {
  const { key: question, kind, options, allowMultiple } = edited;
  const { dispatch, focus } = useEditor();
  const [pasteProblem, setPasteProblem] = useState("");

  function add(after: string | null) {
    if (options.length >= limits.optionsMax) return;
    const option = newOption();
    dispatch({ type: "add-options", question, options: [option], after });
    focus(fieldIds.option(option.key));
  }

  function addOther() {
    const { other: text, which } = predefinedAnswers(language);
    const option = newOption(text);
    const asked = { ...newQuestion("text"), text: which };
    const other = { option: option.key, question: asked };
    dispatch({ type: "add-other", question, option, other });
    focus(fieldIds.option(option.key));
  }

  function addNone() {
    const option = newOption(predefinedAnswers(language).none);
    dispatch({ type: "add-exclusive", question, option });
    focus(fieldIds.option(option.key));
  }

  function edit({ key }: EditorOption, text: string) {
    setPasteProblem("");
    dispatch({ type: "edit-option", question, key, text });
  }

  function drop(key: string, to: number) {
    dispatch({ type: "move-option", question, key, to });
  }

  function move({ key }: EditorOption, to: number) {
    if (to < 0 || to >= options.length) return;
    const name = nameOf(key);
    drop(key, to);
    announce(
      texts.list.moved({ name, position: to + 1, count: options.length }),
    );
  }

  function remove({ key }: EditorOption, goTo = neighbourKey(options, key)) {
    if (goTo === null) return;
    dispatch({ type: "delete-option", question, key });
    focus(fieldIds.option(goTo));
  }

  function removeBackwards(option: EditorOption) {
    remove(option, options[options.indexOf(option) - 1]?.key);
  }

  /**
   * @param lines At least one; the first one is the new text of the option, the
   * others become options after it.
   */
  function paste(option: EditorOption, lines: readonly string[]) {
    const [first = "", ...rest] = lines;
    const added = rest
      .slice(0, limits.optionsMax - options.length)
      .map((text) => newOption(text));
    edit(option, clipText(first, limits.optionTextMax));
    dispatch({
      type: "add-options",
      question,
      options: added,
      after: option.key,
    });
    focus(fieldIds.option((added.at(-1) ?? option).key));
    setPasteProblem(describeLoss(lines, added.length + 1));
  }

  function nameOf(key: string): string {
    const index = options.findIndex((option) => option.key === key);
    return texts.questions.option({ number: index + 1 });
  }

  const isChoice = kind === "choice";
  return {
    add,
    /** Null if there is one, or there can be none. */
    addOther: isChoice && edited.other === null ? addOther : null,
    addNone:
      isChoice && allowMultiple && edited.exclusive === null ? addNone : null,
    edit,
    drop,
    move,
    remove,
    removeBackwards,
    paste,
    pasteProblem,
  };
}

function describeLoss(lines: readonly string[], taken: number): string {
  const long = lines
    .slice(0, taken)
    .filter((line) => lengthOf(line) > limits.optionTextMax).length;
  const sentences = [
    lines.length > taken &&
      texts.questions.unfit({
        unfit: lines.length - taken,
        lines: lines.length,
      }),
    long > 0 &&
      texts.questions.shortened({ count: long, max: limits.optionTextMax }),
  ];
  return sentences.filter((one) => one !== false).join(" ");
}
