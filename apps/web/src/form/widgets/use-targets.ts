import type { Reference } from '@commissary/schema';
import { contentOf } from '../edit-session.ts';
import { effectiveOf } from '../loaded-document.ts';
import { offeredTargets, type ReferenceTarget } from '../reference-targets.ts';
import { useFormSelector } from '../use-field-state.ts';

/** What a reference may point at, in the document as it is edited now. */
export const useTargets = (field: Reference): readonly ReferenceTarget[] =>
  useFormSelector(field.to, session =>
    offeredTargets(session.opened.definition, effectiveOf(session.opened, contentOf(session)), field),
  );
