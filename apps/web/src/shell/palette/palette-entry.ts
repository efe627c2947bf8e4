import { shellTexts } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { wordsOf } from './words-of.ts';

/** A target to open or an action to run. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** The group, screen or department that it belongs to. */
  readonly detail?: string;
  /** Synonyms that it is found by; not shown. */
  readonly synonyms?: readonly string[];
  /** A tenant shows its level. */
  readonly level?: Level;
  readonly run: () => void;
}

/** In the order in which they are shown. */
export const paletteGroups = [
  shellTexts.screens,
  shellTexts.locationsAndGroups,
  shellTexts.people,
  shellTexts.settings,
  shellTexts.menuItems,
  shellTexts.actions,
] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

const shownOfGroup = 6;

/**
 * The entries that contain every word of the text, the best first within their group, and the group with the best entry
 * first. Without a text only screens and actions are offered: the rest is found by name.
 */
export const found = (entries: readonly PaletteEntry[], text: string): readonly FoundGroup[] => {
  const words = wordsOf(text);
  const scored = entries
    .map(entry => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ entry, score }) => score > 0 && (words.length > 0 || withoutText.has(entry.group)));
  const groups = paletteGroups.map(group => {
    const own = scored.filter(({ entry }) => entry.group === group).sort((a, b) => b.score - a.score);
    return { group, best: own[0]?.score ?? 0, entries: own.slice(0, shownOfGroup).map(({ entry }) => entry) };
  });
  return groups.filter(({ entries }) => entries.length > 0).sort((a, b) => b.best - a.best);
};

export interface FoundGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

const withoutText: ReadonlySet<PaletteGroup> = new Set([shellTexts.screens, shellTexts.actions]);

/** 0 without every word; more when the label begins with the text, when its words do, and when the label equals it. */
const scoreOf = ({ label, detail = '', synonyms = [] }: PaletteEntry, words: readonly string[]): number => {
  const own = wordsOf(label);
  const others = wordsOf(synonyms.join(' '));
  const all = [...own, ...wordsOf(detail), ...others];
  if (!words.every(word => all.some(one => one.includes(word)))) return 0;
  const begun = words.filter(word => own.some(one => one.startsWith(word))).length;
  const inLabel = words.filter(word => own.some(one => one.includes(word))).length;
  // A screen with the text as a synonym ranks before one that only contains its characters somewhere.
  const alsoCalled = words.length > 0 && words.every(word => others.some(one => one.startsWith(word))) ? 3 : 0;
  const first = words[0] !== undefined && own[0]?.startsWith(words[0]) ? 1 : 0;
  return 1 + alsoCalled + begun * 2 + inLabel + first + (own.length === words.length ? 1 : 0);
};
