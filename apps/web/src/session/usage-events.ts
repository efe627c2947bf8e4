import { api, report, responseBody } from '../api.ts';

/** What the console tells about its use, where the installation has a service that wants to hear. */
export type UsageEvent = 'login' | 'session_timed_out';

type Services = Awaited<ReturnType<typeof readServices>>;

const readServices = async () => responseBody(await api.system.trackingSettings({}, { background: true }));

let services: Promise<Services | null> | undefined;

/** Asked while somebody is signed in, so that the end of a session can be told as well. */
export const prepareUsage = (): void => {
  services ??= readServices().catch(() => {
    services = undefined;
    return null;
  });
};

/** Tells that something happened. Without a service, or before anybody was signed in, nothing leaves the browser. */
export const track = (event: UsageEvent): void => {
  void services?.then(known => {
    if (known === null) return;
    for (const { url, body } of reportsOf(event, known)) report(url, body);
  });
};

interface Report {
  readonly url: string;
  readonly body: Readonly<Record<string, string>>;
}

/** What goes out for an event: nothing about the person, and nothing at all to a service without a key. */
export const reportsOf = (event: UsageEvent, { mixpanelToken }: Pick<Services, 'mixpanelToken'>): readonly Report[] =>
  mixpanelToken === ''
    ? []
    : [
        {
          url: 'https://api.mixpanel.com/track',
          body: { data: JSON.stringify([{ event, properties: { token: mixpanelToken } }]) },
        },
      ];
