/**
 * What can be wrong with the record of an employee: no PIN although there is a job, a PIN that somebody else has at the
 * same location, a PIN that is too short for a permission that the role got later, a phone number that is none, two roles
 * at one location. A PIN is never stored that is none.
 */
export const employeeProblems = ['pin-missing', 'pin-shared', 'pin-short', 'phone-format', 'duplicate-role'] as const;
export type EmployeeProblem = (typeof employeeProblems)[number];

/** Whether somebody works here and what they sign in with: a password, an open invitation, nothing. */
export const employeeStates = ['active', 'invited', 'terminal', 'deactivated'] as const;
export type EmployeeState = (typeof employeeStates)[number];

/** The part of the record that a problem is in, as the address of the form names it. */
export const problemParts = ['posId', 'phone', 'roles'] as const;
export type ProblemPart = (typeof problemParts)[number];

export const partOfProblem: Readonly<Record<EmployeeProblem, ProblemPart>> = {
  'pin-missing': 'posId',
  'pin-shared': 'posId',
  'pin-short': 'posId',
  'phone-format': 'phone',
  'duplicate-role': 'roles',
};

export const isProblemPart = (text: string): text is ProblemPart => problemParts.some(part => part === text);
