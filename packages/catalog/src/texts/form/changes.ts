import type { ChangeTexts } from '@commissary/schema';
import { valueTexts, valueTextsIn } from './values.ts';

const forLevel = (level: string | undefined): string => (level === undefined ? '' : ` for ${level}`);

/** One full stop, also behind a name that ends in one: "Elm St." */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** A label that its value completes has no owner behind it: "At the price of of Lunch". */
const endsInPreposition = / (of|at|for|from|in|by|to|with|on|as|until)$/i;

/** One change of a document as a sentence, in the history and before changes are put into a form. */
export const changeTextsIn = (zone: string): ChangeTexts => ({ ...changeTexts, ...valueTextsIn(zone) });

/** The same for what has no instant in it: subjects. */
export const changeTexts: ChangeTexts = {
  ...valueTexts,
  ofOwner: (label, owner) => (endsInPreposition.test(label) ? `${owner}, “${label}”` : `${label} of ${owner}`),
  added: (name, list, level) => sentence(`${name} added to ${list}${forLevel(level)}`),
  removed: (name, list, level) => sentence(`${name} removed from ${list}${forLevel(level)}`),
  restored: (name, list, level) => sentence(`${name} restored to ${list}${forLevel(level)}`),
  movedFirst: (name, list, level) => sentence(`${name} moved to the top of ${list}${forLevel(level)}`),
  movedBehind: (name, sibling, list, level) => sentence(`${name} moved after ${sibling} in ${list}${forLevel(level)}`),
  moved: (name, list, level) => sentence(`${name} moved in ${list}${forLevel(level)}`),
  reset: (subject, before, after, level) =>
    before === undefined
      ? sentence(`${subject} back to ${after ?? inherited}${forLevel(level)}`)
      : sentence(
          `${subject} from ${before} back to ${after ?? inherited}${level === undefined ? '' : ', reset'}${forLevel(level)}`,
        ),
  cleared: (subject, before, level) =>
    sentence(`${subject}${before === undefined ? '' : ` from ${before}`} cleared${forLevel(level)}`),
  changed: (subject, level) => sentence(`${subject} changed${forLevel(level)}`),
  changedFrom: (subject, before, after, level) =>
    sentence(`${subject} from ${before} to ${after}${level === undefined ? '' : ', set'}${forLevel(level)}`),
  changedTo: (subject, after, level) => sentence(`${subject} changed to ${after}${forLevel(level)}`),
  set: (subject, after, level) => sentence(`${subject} set to ${after}${forLevel(level)}`),
};

const inherited = 'the inherited value';
