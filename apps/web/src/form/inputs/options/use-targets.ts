import type { Reference } from '@commissary/schema';
import { effectiveOf } from '../../../snapshot/loaded-document.ts';
import { contentOf } from '../../edit-session/edit-session.ts';
import { offeredTargets, type ReferenceTarget } from '../../state/reference-targets.ts';
import { useFormSelector } from '../../state/use-field-state.ts';

/** What a reference may point at, in the document as it is edited now. */
export const useTargets = (field: Reference): readonly ReferenceTarget[] =>
  useFormSelector(field.to, session =>
    offeredTargets(session.opened.definition, effectiveOf(session.opened, contentOf(session)), field),
  );
