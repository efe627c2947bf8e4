import type { TestPerson } from '../test-company.ts';
import type { TestServer } from '../test-server.ts';
import { asked, askOne, type ProbedRequest } from './probe-permissions.ts';
import type { ProbeTarget } from './targets.ts';

/** One ends the session of the caller; the other responds only when a token expires. */
const notAsked: readonly string[] = ['session.logout', 'licensing.awaitTokenDeath'];
const isRead = ({ endpoint }: ProbedRequest): boolean => endpoint.method === 'GET';

/**
 * What every request of every call answers to somebody, each as the name of the call and the text of its answer. Reads
 * come first, while everything still exists; what the other calls write stays.
 */
export const allAnswers = async (
  server: TestServer,
  { id }: Pick<TestPerson, 'id'>,
  target: ProbeTarget,
): Promise<readonly string[]> => {
  const browser = await server.browserOf(id);
  const answers: string[] = [];
  for (const call of [...asked.filter(isRead), ...asked.filter(call => !isRead(call))])
    if (!notAsked.includes(call.name))
      answers.push(`${call.request} ${(await askOne(server, browser, call, target)).text}`);
  return answers;
};
