import { messages, screenHref, sessionsTexts as texts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/index.ts';
import { sessionsKey } from '../../cache/index.ts';
import { ButtonLink, type ViewProps } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { PageHeader, SectionCard } from '../../ui/index.ts';
import { OwnEmails } from './own-emails.tsx';
import { SessionList } from './session-list.tsx';

/** The own sessions and the own password. */
export function OwnSecurityView({ screen }: ViewProps) {
  const { companyId, tenant } = useActiveTenant();
  const client = useQueryClient();
  const endOthers = useMutation({
    mutationFn: () => api.users.signOutEverywhere(),
    onSuccess: () => notify('success', texts.othersEnded),
    onError: error => reportError(error, texts.notEnded),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  const password = screenHref('changePassword', {}, { companyId, locationId: tenant?.id ?? null });
  return (
    <div className="stack gap-16">
      <PageHeader
        title={screen.title}
        about={texts.about}
        actions={<ButtonLink href={password}>{messages.user.changePassword}</ButtonLink>}
      />
      <SectionCard title={texts.sessions} flush>
        <SessionList employeeId={null} />
        <div className="row wrap gap-8 pad-x-20 pad-y-12">
          <Writable calls={[contract.users.signOutEverywhere]}>
            <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {texts.endOthers}
            </Button>
          </Writable>
        </div>
      </SectionCard>
      <OwnEmails />
    </div>
  );
}
