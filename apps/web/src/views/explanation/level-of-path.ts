import { sourceOf } from '@commissary/document';
import type { Level } from '@commissary/domain';
import { levelAt } from '../../form/state/index.ts';
import { type LoadedSnapshot, layersAbove, type WorkingCopy } from '../../snapshot/index.ts';

/** The level that sets the value at a path of a document. */
export const levelOfPath = (opened: LoadedSnapshot, content: WorkingCopy, path: string): Level => {
  const above = layersAbove(opened);
  const layers = content.kind === 'list' ? [...above, content.changes] : above;
  return levelAt(opened, sourceOf(opened.base, layers, path));
};
