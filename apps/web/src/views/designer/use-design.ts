import { applyComputed, type Field, fieldAt } from '@commissary/schema';
import { useFormSelector, valueIn } from '../../form/state/index.ts';

/**
 * A section as terminals and pages would get it from what is edited now: empty values fall back. The caller gives the
 * section's type, which depends on the path.
 */
export const useDesign = <T>(path: string): T =>
  useFormSelector(path, session => {
    const field: Field | undefined = fieldAt(session.opened.definition, path);
    const value = valueIn(session, path);
    return (field === undefined ? value : applyComputed(field, value)) as T;
  });
