import { messages } from '@commissary/catalog';
import { Button, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leastRecentContacts } from '../../cache/index.ts';
import { reportError } from '../../notifications/index.ts';
import { refreshUser, useUser } from '../../session/index.ts';
import { PageHeader } from '../../ui/index.ts';
import { dayWords, greeting } from './greeting.ts';
import styles from './home-view.module.css';
import { LocationStatusCards } from './location-status-cards.tsx';
import { LocationsStatus } from './locations-status.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { UnsavedWork } from './unsaved-work.tsx';

/** The home page: the state of each location, and what needs attention. */
export function HomeView() {
  const user = useUser();
  const contacts = useQuery(leastRecentContacts(user.companyId));
  const { getStatus } = useSearch({ strict: false });
  useEffect(() => {
    if (getStatus !== undefined) void refreshUser();
  }, [getStatus]);
  useEffect(() => {
    if (contacts.error) reportError(contacts.error, messages.locations.fail);
  }, [contacts.error]);
  const now = new Date();
  return (
    <div className={styles.home}>
      <PageHeader
        title={greeting(user.userDisplayName, now.getHours())}
        about={dayWords(now)}
        more={
          <>
            <ComingSoon text={messages.home.addItem} />
            <ComingSoon text={messages.home.addCoupon} />
          </>
        }
      />
      <UnsavedWork />
      {user.enabledFeatures.includes('accessConfigurationOptions') && <LocationStatusCards />}
      <div className={styles.columns}>
        <NeedsAttention contacts={contacts.data?.oldest} />
        <LocationsStatus contacts={contacts.data} pending={contacts.isPending} />
      </div>
    </div>
  );
}

/** An action that is announced: it can be focused and read, and does nothing. */
function ComingSoon({ text }: { readonly text: string }) {
  return (
    <Tooltip label={messages.home.comingSoon} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        data-disabled
        aria-disabled
        aria-description={messages.home.comingSoon}
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        onClick={event => event.preventDefault()}
      >
        {text}
      </Button>
    </Tooltip>
  );
}
