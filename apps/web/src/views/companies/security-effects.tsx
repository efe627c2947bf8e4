import { type CompanySecurityRules, companySecurityTexts as texts } from '@commissary/catalog';
import type { CompanySecurityEffects } from '@commissary/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, responseBody } from '../../api/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelector, valueIn } from '../../form/state/index.ts';
import { SectionCard } from '../../ui/index.ts';

/** Whom the edited rules touch, before they are saved. */
export function SecurityEffects({ id }: { readonly id: string }) {
  const { before, now, effects, failed } = useSecurityEffects(id);
  const sentences = effects === undefined ? [] : effectsOf(before, now, effects);
  const said = failed ? [texts.notCounted] : effects === undefined ? [texts.counting] : sentences;
  return (
    <SectionCard title={texts.whomItTouches}>
      <div role="status" className="stack gap-8">
        {(said.length === 0 ? [texts.touchesNobody] : said).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </SectionCard>
  );
}

/** The rules as they were opened, as they are edited now, and whom that touches; undefined while it is counted. */
export const useSecurityEffects = (id: string) => {
  const before = useFormSelector('', openedIn);
  const now = useFormSelector('', editedIn);
  const { data, isError, isPlaceholderData } = useQuery(effectsQuery(id, now));
  return { before, now, effects: isPlaceholderData ? undefined : data, failed: isError };
};

const effectsQuery = (id: string, rules: CompanySecurityRules) => {
  const { passwordPolicy, sessionIdleMinutes, sessionLongestMinutes } = rules;
  const query = { passwordPolicy, sessionIdleMinutes, sessionLongestMinutes };
  return queryOptions({
    queryKey: ['companies', id, 'securityEffects', query],
    queryFn: async ({ signal }) =>
      responseBody(await api.companies.securityEffects({ params: { id }, query }, { signal })),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
};

// The definition of the record says what its values are.
const openedIn = (session: EditSession) => session.opened.base as CompanySecurityRules;
const editedIn = (session: EditSession) => valueIn(session, '') as CompanySecurityRules;

const effectsOf = (
  before: CompanySecurityRules,
  now: CompanySecurityRules,
  { people, choosePassword, sessions, endedSessions, endsOwn }: CompanySecurityEffects,
): readonly string[] => [
  ...(now.passwordPolicy === before.passwordPolicy
    ? []
    : [now.passwordPolicy === 'strong' ? texts.choosePassword(choosePassword, people) : texts.keepPasswords]),
  ...(now.sessionIdleMinutes === before.sessionIdleMinutes && now.sessionLongestMinutes === before.sessionLongestMinutes
    ? []
    : [texts.endsSessions(endedSessions, sessions), ...(endsOwn ? [texts.endsOwn] : [])]),
  ...(now.supportAccess === before.supportAccess && now.supportUntil === before.supportUntil
    ? []
    : [texts.supportTouches[now.supportAccess](people)]),
];
