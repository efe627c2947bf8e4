import type { Reference } from '@commissary/schema';
import { effectiveOf } from '../opened.ts';
import { contentOf } from '../session.ts';
import { offeredTargets, type Target } from '../targets.ts';
import { useSelected } from '../use-member.ts';

/** What a reference may point at, in the document as it is edited now. */
export const useTargets = (field: Reference): readonly Target[] =>
  useSelected(field.to, session =>
    offeredTargets(session.opened.definition, effectiveOf(session.opened, contentOf(session)), field),
  );
