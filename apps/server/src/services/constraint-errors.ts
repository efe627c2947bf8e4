import { type ApiError, apiError } from './api-error.ts';

/**
 * What a call answers when a constraint of the database refuses what it writes: the same as the check before it gives,
 * which two that write at the same time both pass. A constraint that no call can break is not here.
 */
const refusals: Readonly<Record<string, () => ApiError>> = {
  person_email_key_key: () => apiError(400, 'ALREADY_EXISTS', '/body/email'),
  role_name: () => apiError(400, 'NAME_TAKEN', '/body/name'),
  granted_role_role_id_fkey: () => apiError(400, 'ROLE_IN_USE'),
};

/** The refusal that an error of the database stands for; null where it is none of these constraints. */
export const constraintError = (error: unknown): ApiError | null =>
  error instanceof Error && 'constraint' in error && Object.hasOwn(refusals, String(error.constraint))
    ? (refusals[String(error.constraint)]?.() ?? null)
    : null;
