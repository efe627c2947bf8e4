import { type Field, fieldAt, settle } from '@commissary/schema';
import { useSelected, valueIn } from '../../form/use-member.ts';

/**
 * A section as terminals and pages would get it from what is edited now: what is empty falls back. The section's own type
 * is told by the caller, who knows which one stands at the path.
 */
export const useDesign = <T>(path: string): T =>
  useSelected(path, session => {
    const field: Field | undefined = fieldAt(session.opened.definition, path);
    const value = valueIn(session, path);
    return (field === undefined ? value : settle(field, value)) as T;
  });
