import { accountTexts, signInTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { api, responseBody } from '../../api/index.ts';
import { queryClient } from '../../cache/index.ts';
import { signedInUser } from '../../session/index.ts';
import { ThemeProvider } from '../../theme/index.ts';
import { Avatar, Badge, ErrorState, LevelIcon, SkeletonRows, Wordmark } from '../../ui/index.ts';
import styles from './sample-people.module.css';

const levels = [
  { level: 'company', tone: 'company', title: signInTexts.company },
  { level: 'group', tone: 'group', title: accountTexts.groups },
  { level: 'location', tone: 'location', title: accountTexts.locations },
  { level: 'other', tone: 'company', title: accountTexts.otherCompanies },
] as const;

/** The people of the sample company: a visitor with the link may sign in as any of them. */
export function SamplePeopleView() {
  const { token = '' } = useParams({ strict: false });
  const people = useQuery({
    queryKey: ['sample', token],
    queryFn: () => openSample(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <ThemeProvider>
      <main id="main" className={`${styles.page} stack align-center`}>
        <title>{accountTexts.sampleUsersTitle}</title>
        <Wordmark height={30} />
        <div className={styles.sheet}>
          {people.isPending && <SkeletonRows rows={8} height={56} />}
          {people.isError && <ErrorState text={accountTexts.linkExpired} />}
          {people.data && <PeopleList {...people.data} />}
        </div>
      </main>
    </ThemeProvider>
  );
}

function PeopleList({ companyName, locations, people }: People) {
  const router = useRouter();
  const signIn = useMutation({
    mutationFn: async (personId: string) => responseBody(await api.sample.signIn({ body: { personId } })),
    onSuccess: user => {
      queryClient.clear();
      signedInUser(user);
      router.history.push('/home');
    },
  });
  return (
    <>
      <h1>{accountTexts.chooseASampleUser}</h1>
      <p className={styles.about}>{accountTexts.sampleCompanyAbout(companyName, locations)}</p>
      {signIn.isError && <ErrorState text={accountTexts.failed} onRetry={() => signIn.reset()} />}
      <div className={`${styles.list} card`}>
        {levels.map(({ level, tone, title }) => (
          <section key={level} aria-label={title}>
            <h2>{title}</h2>
            <ul className="list">
              {people
                .filter(person => person.level === level)
                .map(({ id, name, about, tenantName, first }) => (
                  <li key={id} className={`${styles.person} row align-center gap-12 line-above`} data-first={first}>
                    <Avatar name={name} tone={tone} size={32} />
                    <div className="grow min-width-0">
                      <p className="weight-600">{name}</p>
                      <p className="text-13 tone-2">{about}</p>
                    </div>
                    {first && <p className={styles.start}>{accountTexts.startHere}</p>}
                    <span className={styles.place}>
                      <Badge tone={tone} icon={<LevelIcon level={tone} size={13} />}>
                        {tenantName}
                      </Badge>
                    </span>
                    <Button
                      className={styles.button ?? ''}
                      variant={first ? 'filled' : 'default'}
                      loading={signIn.isPending && signIn.variables === id}
                      disabled={signIn.isPending && signIn.variables !== id}
                      onClick={() => signIn.mutate(id)}
                    >
                      {accountTexts.signInAs(name.split(' ')[0] ?? name)}
                    </Button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

type People = Awaited<ReturnType<typeof readPeople>>;

/** The word in the address in the position of a token, once the link has been used. */
const peopleAgain = 'people';

/** Uses the one-time link; a browser that has used it already gets the list again. */
const openSample = async (token: string): Promise<People> => {
  if (token === peopleAgain) return readPeople();
  try {
    return responseBody(await api.sample.open({ body: { token } }));
  } catch (error) {
    return readPeople().catch(() => Promise.reject(error));
  }
};

const readPeople = async () => responseBody(await api.sample.people());
