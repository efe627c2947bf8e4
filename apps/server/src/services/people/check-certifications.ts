import type { Employment } from '@commissary/catalog';
import type { Certification } from '@commissary/domain';
import { apiError } from '../errors/index.ts';

/**
 * Throws for a requirement that the company does not have, and for one that is listed twice; what stays is not checked.
 * Returns the names of the requirements.
 */
export const checkCertifications = (
  { requirements }: Pick<Employment, 'requirements'>,
  was: readonly Certification[],
  requested: readonly Certification[],
  path: string,
): ((requirementId: string) => string) => {
  const names = new Map(requirements.map(({ id, name }) => [String(id), name]));
  const ids = requested.map(({ requirementId }) => requirementId);
  for (const [index, id] of ids.entries()) {
    const at = `${path}/certifications/${index}/requirementId`;
    if (ids.indexOf(id) < index) throw apiError(400, 'DUPLICATE_CERTIFICATION', at);
    if (!names.has(id) && was.every(one => one.requirementId !== id)) throw apiError(400, 'UNKNOWN_REQUIREMENT', at);
  }
  return id => names.get(id) ?? id;
};
