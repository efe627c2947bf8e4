import { screenHref, employeeListTexts as texts } from '@commissary/catalog';
import type { Employee, EmployeeQuery } from '@commissary/contract';
import { type ProblemPart, partOfProblem } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { firstEmployees } from '../../cache/index.ts';
import { focusWhenThere } from '../../form/state/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { employeesHref } from './employees-href.ts';
import { problemText } from './problem-text.ts';

/** Where a part of the record is in the form. */
const pathOfPart: Readonly<Record<ProblemPart, string>> = { posId: '/pin', phone: '/phone', roles: '/roles' };

const problemQuery: EmployeeQuery = { problem: 'any' };
const problemsAtOnce = 50;

const useProblems = (part: ProblemPart | null) => {
  const { companyId } = useActiveTenant();
  return useQuery({ ...firstEmployees(companyId, problemQuery, problemsAtOnce), enabled: part !== null }).data
    ?.employees;
};

/** The address of the problem behind this part of a person; null without another one. */
export const useNextRepair = (part: ProblemPart | null): ((id: string) => string | null) => {
  const tenant = useActiveTenant();
  const people = useProblems(part);
  return id => {
    const all = (people ?? []).flatMap(person =>
      [...new Set(person.problems.map(problem => partOfProblem[problem]))].map(cf => ({ id: person.id, cf })),
    );
    const at = all.findIndex(one => one.id === id && one.cf === part);
    const next = all[(at + 1) % Math.max(all.length, 1)];
    const isOther = next !== undefined && (next.id !== id || next.cf !== part);
    return isOther ? screenHref('employeeRepair', { id: next.id, cf: next.cf }, employeesHref(tenant)) : null;
  };
};

interface RepairHintProps {
  readonly employee: Employee;
  readonly part: ProblemPart;
}

/** What has to be corrected, with the way to the next problem; the focus is on the field. */
export function RepairHint({ employee, part }: RepairHintProps) {
  const people = useProblems(part);
  const next = useNextRepair(part)(employee.id);
  const problem = people?.find(({ id }) => id === employee.id)?.problems.find(one => partOfProblem[one] === part);
  useEffect(() => focusWhenThere(pathOfPart[part], 'input, button'), [part]);
  return (
    <div className="row wrap align-center justify-between gap-8 gap-x-16">
      <p role="status" className="tone-error">
        {problem && texts.problem(problemText(problem, employee))}
      </p>
      {next !== null && <ButtonLink href={next}>{texts.nextProblem}</ButtonLink>}
    </div>
  );
}
