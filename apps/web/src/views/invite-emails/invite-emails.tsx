import { employeesTexts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { employeesKey, inviteEmailsOf } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant, useReadOnlyReason, Writable } from '../../session/index.ts';
import { Badge, CopyableText, EmptyState, ErrorState, PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import styles from './invite-emails.module.css';

const roads = {
  smtp: employeesTexts.mailServerNote,
  mailbox: employeesTexts.noMailServerNote,
} as const;

/** The sent invitations, to find out why one did not arrive. */
export function InviteEmails({ screen }: ViewProps) {
  const { companyId } = useActiveTenant();
  const refused = useReadOnlyReason(contract.users.inviteEmails);
  const sent = useQuery({ ...inviteEmailsOf(companyId), enabled: refused === null });
  return (
    <>
      <PageHeader title={screen.title} about={sent.data && roads[sent.data.mail]} />
      <SectionCard title={employeesTexts.sent} flush>
        {refused !== null && <EmptyState text={refused} />}
        {sent.isLoading && <SkeletonRows rows={4} height={56} />}
        {sent.isError && <ErrorState text={employeesTexts.invitationsLoadFailed} onRetry={() => void sent.refetch()} />}
        {sent.data?.invites.length === 0 && <EmptyState text={employeesTexts.noInvitations} />}
        <ul className="list">
          {sent.data?.invites.map(invite => (
            <li
              key={`${invite.userId} ${invite.sentAt}`}
              className={`${styles.row} row wrap align-center justify-between gap-4 gap-x-16 pad-x-20 pad-y-8 line-below`}
            >
              <div className="min-width-0">
                <p className="weight-500">{invite.userEmail}</p>
                <p className="text-13 tone-2 break-anywhere">
                  {employeesTexts.invitationDetails(
                    invite.userDisplayName,
                    invite.sentBy,
                    dayAndTimeAt(invite.sentAt, null),
                  )}
                </p>
              </div>
              {invite.open ? (
                <OpenInvite userId={invite.userId} email={invite.userEmail} />
              ) : (
                <Badge tone="quiet">{employeesTexts.expired}</Badge>
              )}
            </li>
          ))}
        </ul>
      </SectionCard>
    </>
  );
}

function OpenInvite({ userId, email }: { readonly userId: string; readonly email: string }) {
  const client = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: async () => responseBody(await api.users.inviteLink({ params: { id: userId } })).link,
    onSuccess: path => setLink(window.location.origin + path),
    onError: error => reportError(error, employeesTexts.inviteLinkFailed),
  });
  const again = useMutation({
    mutationFn: () => api.users.sendInvite({ params: { id: userId } }),
    onSuccess: () => notify('success', employeesTexts.invitationSentTo(email)),
    onError: error => reportError(error, employeesTexts.invitationFailed),
    onSettled: () => client.invalidateQueries({ queryKey: employeesKey }),
  });
  if (link !== null) return <CopyableText label={employeesTexts.theLinkFor(email)} text={link} />;
  return (
    <div className="row gap-8">
      <Writable calls={[contract.users.inviteLink, contract.users.sendInvite]}>
        <Button
          variant="default"
          aria-label={employeesTexts.createLinkFor(email)}
          loading={make.isPending}
          onClick={() => make.mutate()}
        >
          {employeesTexts.createLink}
        </Button>
        <Button
          variant="subtle"
          aria-label={employeesTexts.sendAgainTo(email)}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {employeesTexts.sendAgain}
        </Button>
      </Writable>
    </div>
  );
}
