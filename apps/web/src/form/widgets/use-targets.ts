import { effectiveOf } from '../opened.ts';
import { contentOf } from '../session.ts';
import { type Target, targetsIn } from '../targets.ts';
import { useSelected } from '../use-member.ts';

/** What a reference may point at, in the document as it is edited now. */
export const useTargets = (to: string): readonly Target[] =>
  useSelected(to, session => targetsIn(session.opened.definition, effectiveOf(session.opened, contentOf(session)), to));
