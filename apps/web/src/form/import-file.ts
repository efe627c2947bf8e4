import { messages, unrecognized } from '@commissary/catalog';
import {
  accept,
  check,
  exported,
  type Field,
  fieldAt,
  isList,
  labelsAt,
  received,
  redact,
  walk,
} from '@commissary/schema';
import { documentChanges, withEdits } from './content.ts';
import { issueWords } from './issue-words.ts';
import { effectiveOf, savedContent } from './opened.ts';
import { type Restored, withinRights } from './restore.ts';
import { contentOf, type Session } from './session.ts';
import { pathWords } from './words.ts';

/** What a file for others holds: the settings of this place as they are saved, without what is its own. */
export const fileOf = ({ opened }: Session): string =>
  `${JSON.stringify(exported(opened.definition, effectiveOf(opened, savedContent(opened))), null, 2)}\n`;

/** What no file of the settings holds, for whoever writes one or takes one in. */
export const leftOut = (definition: Field): string => {
  const lists: string[] = [];
  walk(definition, (field, path) => {
    if (isList(field) && field.exported === 'empty') lists.push(pathWords(labelsAt(definition, {}, path)));
  });
  return `A file holds no secrets and nothing of ${lists.join(', ')}: those stay as they are here.`;
};

/**
 * What taking in the text of a file comes to, or why it cannot be: no settings at all, or values of another kind. A
 * value that is only wrong comes into the form, which says so in its place.
 */
export const imported = (session: Session, text: string): Restored | { readonly problem: string } => {
  const { opened } = session;
  const { definition } = opened;
  const file = readJson(text);
  if (unrecognized('settings', file) !== undefined) return { problem: messages.save.notSettings };
  const seen = redact(definition, file, right => opened.permissions.has(right));
  const now = effectiveOf(opened, contentOf(session));
  const next = received(definition, now, accept(definition, seen));
  const misfit = check(definition, next).find(({ code }) => code === 'type' || code === 'unknown-field');
  if (misfit !== undefined) {
    const where = pathWords(labelsAt(definition, next, misfit.path));
    return { problem: `${where}: ${issueWords(fieldAt(definition, misfit.path), misfit)}` };
  }
  const changes = documentChanges(definition, now, next);
  return withinRights(session, isFree =>
    withEdits(
      opened,
      contentOf(session),
      changes.filter(({ path }) => isFree(path)),
    ),
  );
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
