import type { Reference } from '@commissary/schema';
import { effectiveOf } from '../../../snapshot/index.ts';
import { contentOf } from '../../edit-session/index.ts';
import { offeredTargets, type ReferenceTarget, useFormSelector } from '../../state/index.ts';

/** What a reference may point at, in the document as it is edited now. */
export const useTargets = (field: Reference): readonly ReferenceTarget[] =>
  useFormSelector(field.to, session =>
    offeredTargets(session.opened.definition, effectiveOf(session.opened, contentOf(session)), field),
  );
