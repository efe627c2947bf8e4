import { type Reference, targetPaths } from '@commissary/schema';
import { effectiveOf } from '../../../snapshot/index.ts';
import { contentOf } from '../../edit-session/index.ts';
import { offeredTargets, type ReferenceTarget, useFormSelectorAfterPaint } from '../../state/index.ts';

/** What the reference at a path may point at, in the document as it is edited now. */
export const useTargets = (field: Reference, path: string): readonly ReferenceTarget[] =>
  useFormSelectorAfterPaint(
    field.to.flatMap(one => targetPaths(one, path)),
    session => offeredTargets(session.opened.definition, effectiveOf(session.opened, contentOf(session)), field, path),
  );
