import { formatLanguage } from "@nearsay/core/domain";
import { announce, DangerButton } from "@nearsay/core/ui";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import {
  type OwnData,
  type OwnList,
  type OwnPost,
  type OwnReply,
  type OwnResponse,
  deletePost,
  deleteReply,
  withdrawResponse,
} from "./own-data.ts";
import { OwnSection } from "./own-section.tsx";
import { yourData as texts } from "#messages";
import styles from "./your-data-page.module.css";

type Action = keyof typeof texts.actions;

/** An item that is deleted after confirmation. */
interface Going {
  action: Action;
  act: () => Promise<void>;
  list: OwnList;
  item: unknown;
  /** Additional information before confirming. */
  more?: string | undefined;
}

/** All loaded data of the visitor, by kind. */
export function OwnLists(props: {
  readonly data: OwnData;
  readonly onGone: (list: OwnList, item: unknown) => void;
}) {
  const { data, onGone } = props;
  const [going, setGoing] = useState<Going | null>(null);
  const [gone, setGone] = useState<readonly Going[]>([]);
  const last = gone.at(-1);
  // After the dialog has closed, because screen readers ignore what is outside
  // of it.
  useEffect(() => {
    if (last !== undefined) announce(texts.actions[last.action].done);
  }, [last]);
  const countGone = (list: OwnList) =>
    gone.filter((one) => one.list === list).length;
  const { sections } = texts;
  return (
    <>
      <OwnSection
        title={sections.responses}
        items={data.responses}
        goneCount={countGone("responses")}
        keyOf={({ surveyId }) => surveyId}
      >
        {(item) => <Response item={item} onAct={setGoing} />}
      </OwnSection>
      <OwnSection
        title={sections.posts}
        items={data.posts}
        goneCount={countGone("posts")}
        keyOf={({ id }) => id}
      >
        {(item) => <Post item={item} onAct={setGoing} />}
      </OwnSection>
      <OwnSection
        title={sections.replies}
        items={data.replies}
        goneCount={countGone("replies")}
        keyOf={({ id }) => id}
      >
        {(item) => <Reply item={item} onAct={setGoing} />}
      </OwnSection>
      <Others data={data} />
      {going && (
        <div className={styles.apart}>
          <ConfirmDialog
            words={texts.actions[going.action]}
            more={going.more}
            act={going.act}
            onClose={() => setGoing(null)}
            onDone={() => {
              setGoing(null);
              setGone([...gone, going]);
              onGone(going.list, going.item);
            }}
          />
        </div>
      )}
    </>
  );
}

/** Data that can only be viewed, or is erased together with everything. */
function Others({ data }: { data: OwnData }) {
  const { sections, likes, surveys } = texts;
  return (
    <>
      <OwnSection
        title={sections.likes}
        items={data.likes}
        keyOf={({ surveyId, postId }) => `${surveyId}/${postId}`}
      >
        {({ postId }) => <p>{postId === null ? likes.survey : likes.post}</p>}
      </OwnSection>
      <OwnSection
        title={sections.reports}
        items={data.reports}
        keyOf={({ surveyId }) => surveyId}
      >
        {({ reason }) => <OwnText>{reason}</OwnText>}
      </OwnSection>
      <OwnSection
        title={sections.surveys}
        items={data.surveys}
        keyOf={({ surveyId }) => surveyId}
      >
        {({ closed }) => <p>{closed ? surveys.closed : surveys.open}</p>}
      </OwnSection>
    </>
  );
}

interface ItemProps<Item> {
  readonly item: Item;
  readonly onAct: (going: Going) => void;
}

function Response({ item, onAct }: ItemProps<OwnResponse>) {
  const { answers, closed, leavesWith, surveyId, language } = item;
  const { from, onMap } = item;
  const words = texts.responses;
  const { stays } = texts.actions.withdraw;
  const withdrawal: Going = {
    action: "withdraw",
    act: () => withdrawResponse(surveyId),
    list: "responses",
    item,
    more: leavesWith === null ? undefined : stays({ others: leavesWith }),
  };
  return (
    <>
      <dl className={styles.answers}>
        {answers.map(({ question, answer }, index) => (
          <div key={index}>
            <dt dir="auto">{question ?? words.hiddenQuestion}</dt>
            {answer.length === 0 && <dd>{words.hiddenAnswer}</dd>}
            {answer.map((text, place) => (
              <dd key={place} dir="auto">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {language && (
        <p className={styles.hint}>
          {words.answeredIn({ language: formatLanguage(language) })}
        </p>
      )}
      {(from ?? onMap) && (
        <p className={styles.hint}>
          {from ? words.countedFrom[from] : words.countedIn}
        </p>
      )}
      {closed ? (
        <p className={styles.hint}>{words.closed}</p>
      ) : (
        <ActButton
          action="withdraw"
          of={item.title ?? texts.hiddenSurvey}
          onPress={() => onAct(withdrawal)}
        />
      )}
    </>
  );
}

function Post({ item, onAct }: ItemProps<OwnPost>) {
  const { content, hidden, replyCount, id } = item;
  const act = () => deletePost(id);
  return (
    <>
      <OwnText>{content}</OwnText>
      {item.asAuthor && <p className={styles.hint}>{texts.posts.asAuthor}</p>}
      {item.ring && (
        <p className={styles.hint}>{texts.posts.from[item.ring]}</p>
      )}
      {hidden && <p className={styles.hint}>{texts.posts.hidden}</p>}
      {replyCount > 0 && (
        <p className={styles.hint}>
          {texts.posts.replies({ count: replyCount })}
        </p>
      )}
      <ActButton
        action="post"
        of={content}
        onPress={() => onAct({ action: "post", act, list: "posts", item })}
      />
    </>
  );
}

function Reply({ item, onAct }: ItemProps<OwnReply>) {
  const { content, hidden, id } = item;
  const act = () => deleteReply(id);
  return (
    <>
      <OwnText>{content}</OwnText>
      {item.asAuthor && <p className={styles.hint}>{texts.posts.asAuthor}</p>}
      {hidden && <p className={styles.hint}>{texts.posts.hidden}</p>}
      <ActButton
        action="reply"
        of={content}
        onPress={() => onAct({ action: "reply", act, list: "replies", item })}
      />
    </>
  );
}

function OwnText({ children }: { readonly children: string }) {
  return (
    <p dir="auto" className={styles.words}>
      {children}
    </p>
  );
}

/** Its accessible name includes the item, for people who hear one button after another. */
function ActButton(props: {
  readonly action: Action;
  readonly of: string;
  readonly onPress: () => void;
}) {
  const { button, name } = texts.actions[props.action];
  return (
    <div>
      <DangerButton
        aria-label={name({ item: props.of })}
        onClick={props.onPress}
      >
        {button}
      </DangerButton>
    </div>
  );
}
