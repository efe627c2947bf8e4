import { messages, publishKinds, shellTexts } from '@commissary/catalog';
import { contract, type UnpublishedLocations, type User } from '@commissary/contract';
import type { AnyRouter } from '@tanstack/react-router';
import { api } from '../../api/index.ts';
import { queryClient, unpublishedOf } from '../../cache/index.ts';
import { askConfirm, notify } from '../../notifications/index.ts';
import { clearUser } from '../../session/index.ts';

/**
 * Ends the session on the server and in the browser. A user who can publish is asked first when something is not
 * published.
 */
export const logOut = async (user: User, router: AnyRouter): Promise<void> => {
  if (!(await mayLogOut(user))) return;
  try {
    await api.session.logout();
  } catch {
    notify('error', messages.logout.fail);
    return;
  }
  clearUser();
  router.history.push('/login');
  endAnalytics();
};

/**
 * Signs out at the analytics service too, where there is one: its sign-out is loaded in a frame that nobody sees and nobody
 * waits for. [RULE.session.17]
 */
const endAnalytics = (): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = contract.analytics.logout.path;
  frame.onload = () => frame.remove();
  document.body.append(frame);
};

const mayLogOut = async (user: User): Promise<boolean> => {
  if (!user.enabledFeatures.includes('accessConfigurationOptions')) return true;
  const count = await queryClient.fetchQuery(unpublishedOf(user.companyId)).then(locationsIn, () => 0);
  if (count === 0) return true;
  const text = shellTexts.unpublishedLocations(count);
  return (await askConfirm({ text, accept: messages.user.logout })) === 'accept';
};

/** The number of locations with saved changes of any kind that are not live. */
const locationsIn = (unpublished: UnpublishedLocations): number =>
  new Set(publishKinds.flatMap(publish => unpublished[publish])).size;
