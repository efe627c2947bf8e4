import type { changeTexts as english, changeTextsIn as englishIn } from '../../form/changes.ts';
import { valueTexts, valueTextsIn } from './values.ts';

const forLevel = (level: string | undefined): string => (level === undefined ? '' : ` para ${level}`);

/** One full stop, also behind a name that ends in one: "Elm St." */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** A label that its value completes has no owner behind it: "Al precio de de Almuerzo". */
const endsInPreposition = / (a|al|con|de|del|desde|en|entre|hasta|para|por|sobre)$/i;

/** One change of a document as a sentence, in the history and before changes are put into a form. */
export const changeTextsIn: typeof englishIn = zone => ({ ...changeTexts, ...valueTextsIn(zone) });

/** The same for what has no instant in it: subjects. Verbs, as nothing is known of the gender of names. */
export const changeTexts: typeof english = {
  ...valueTexts,
  ofOwner: (label, owner) => (endsInPreposition.test(label) ? `${owner}, “${label}”` : `${label} de ${owner}`),
  added: (name, list, level) => sentence(`Se agregó ${name} a ${list}${forLevel(level)}`),
  removed: (name, list, level) => sentence(`Se quitó ${name} de ${list}${forLevel(level)}`),
  restored: (name, list, level) => sentence(`Se restauró ${name} en ${list}${forLevel(level)}`),
  movedFirst: (name, list, level) => sentence(`Se movió ${name} al principio de ${list}${forLevel(level)}`),
  movedBehind: (name, sibling, list, level) =>
    sentence(`Se movió ${name} después de ${sibling} en ${list}${forLevel(level)}`),
  moved: (name, list, level) => sentence(`Se movió ${name} en ${list}${forLevel(level)}`),
  reset: (subject, before, after, level) =>
    before === undefined
      ? sentence(`${subject} vuelve ${backTo(after)}${forLevel(level)}`)
      : sentence(
          `${subject} vuelve de ${before} ${backTo(after)}${level === undefined ? '' : `, sin cambio propio de ${level}`}`,
        ),
  cleared: (subject, before, level) =>
    sentence(`Se borró ${subject}${before === undefined ? '' : `, que era ${before}`}${forLevel(level)}`),
  changed: (subject, level) => sentence(`${subject} cambió${forLevel(level)}`),
  changedFrom: (subject, before, after, level) =>
    sentence(`${subject} cambió de ${before} a ${after}${forLevel(level)}`),
  changedTo: (subject, after, level) => sentence(`${subject} cambió a ${after}${forLevel(level)}`),
  set: (subject, after, level) => sentence(`${subject} se definió como ${after}${forLevel(level)}`),
};

const backTo = (after: string | undefined): string => (after === undefined ? 'al valor heredado' : `a ${after}`);
