import { getAt } from '@commissary/document';
import { equal } from '@commissary/schema';
import type { EditorClient, Values } from './editor-client.ts';
import type { Findings } from './findings.ts';

/** What an editor writes: the same token at three paths, always together. */
export interface Handwriting {
  readonly name: string;
  readonly paths: readonly [string, string, string];
  write(token: number): unknown;
}

export interface Editor extends Handwriting {
  /** Every token whose save the server has acknowledged. */
  readonly acknowledged: readonly number[];
  /** Whether a save is in flight right now. */
  isSaving(): boolean;
  /** Resolves when the next save is sent. */
  nextSave(): Promise<void>;
  /** Reads back and checks the stored values, then saves the next token until it is saved. Throws NoAnswer. */
  saveNext(): Promise<void>;
  /** Reads back and checks the stored values. */
  check(): Promise<void>;
}

/**
 * The only writer of its paths, so it knows the expected value: the last acknowledged token, or the one that was sent
 * since without a response. All three paths must agree on one of the two.
 */
export const createEditor = (desk: EditorClient, hand: Handwriting, findings: Findings): Editor => {
  const acknowledged: number[] = [];
  let kept: number | null = null;
  let sent: number | null = null;
  let next = 0;
  let saving = false;
  let watchers: (() => void)[] = [];
  const valuesOf = (token: number): Values => Object.fromEntries(hand.paths.map(path => [path, hand.write(token)]));

  const judge = (document: unknown): void => {
    if (kept === null) return;
    const found = hand.paths.map(path => getAt(document, path));
    const is = (token: number | null) => token !== null && found.every(value => equal(value, hand.write(token)));
    if (is(sent)) kept = sent;
    else if (!is(kept)) {
      const torn = found.some(value => !equal(value, found[0]));
      findings[torn ? 'torn' : 'lost'].push(
        `${hand.name}: ${JSON.stringify(found)} instead of ${kept}${sent === null ? '' : ` or ${sent}`}`,
      );
      kept = null;
    }
    sent = null;
  };

  return {
    ...hand,
    acknowledged,
    isSaving: () => saving,
    nextSave: () => new Promise(resolve => watchers.push(resolve)),
    check: async () => judge((await desk.open()).document),
    saveNext: async () => {
      next += 1;
      for (;;) {
        const opened = await desk.open();
        judge(opened.document);
        sent = next;
        saving = true;
        for (const tell of watchers) tell();
        watchers = [];
        const saved = await opened.save(valuesOf(next)).finally(() => {
          saving = false;
        });
        if (!saved) findings.stale += 1;
        sent = null;
        if (!saved) continue;
        kept = next;
        acknowledged.push(next);
        return;
      }
    },
  };
};
