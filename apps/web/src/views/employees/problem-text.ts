import { employeeListTexts as texts } from '@commissary/catalog';
import type { ListedEmployee } from '@commissary/contract';

/** What is wrong with a record, with what shows it. */
export const problemText = (
  problem: ListedEmployee['problems'][number],
  { phone }: Pick<ListedEmployee, 'phone'>,
): string =>
  problem === 'phone-format' && phone !== null && /^\d+$/.test(phone)
    ? texts.phoneDigits(phone.length)
    : texts.problems[problem];
