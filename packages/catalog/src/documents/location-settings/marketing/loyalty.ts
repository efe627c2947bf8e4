import { choice, number, text, toggle } from '@commissary/schema';
import { pointBonuses } from './point-bonuses.ts';

const running = { path: 'loyaltyProgram', equals: ['BASIC', 'ADVANCED', 'BOTH'] } as const;
const swiping = { path: 'useSwipeCard', equals: true } as const;
const points = (label: string, initial: number, help?: string) =>
  number({ label, initial, max: 1_000_000, unit: 'points', visibleWhen: running, ...(help !== undefined && { help }) });

/** How guests collect points, and the value of points. */
export const loyaltyFields = {
  loyaltyProgram: choice({
    label: 'Loyalty program',
    options: [
      { value: 'BASIC', label: 'Basic' },
      { value: 'ADVANCED', label: 'Advanced' },
      { value: 'BOTH', label: 'Basic and advanced' },
      { value: 'NONE', label: 'None' },
    ],
  }),
  loyaltyProgramName: text({ label: 'Program name', max: 60, visibleWhen: running }),
  useSwipeCard: toggle({ label: 'Use swipe cards', visibleWhen: running }),
  swipeLeadingCharacter: text({ label: 'Swipe leading character', initial: '%', max: 1, visibleWhen: swiping }),
  swipeEndingCharacter: text({ label: 'Swipe ending character', initial: '$', max: 1, visibleWhen: swiping }),
  loyaltyAutoEnroll: toggle({
    label: 'Auto-enroll new customers',
    help: 'Guests join without being asked',
    visibleWhen: running,
  }),
  pointsPerDollarSpent: points('Points per dollar spent', 1),
  pointsRedeemedPerDollar: points('Points redeemed per dollar', 10),
  pointsExpirationDays: number({
    label: 'Points expire after',
    initial: 365,
    max: 3660,
    unit: 'days',
    visibleWhen: running,
  }),
  pointsRequiredForRedemption: points('Minimum points to redeem', 0),
  pointsRedemptionIncrement: points('Redemption increment', 0, 'Enter 0 for any amount'),
  pointsBonuses: { ...pointBonuses, visibleWhen: running },
  loyaltyCompanyId: text({
    label: 'Loyalty company ID',
    max: 64,
    visibleWhen: { path: 'loyaltyProgram', equals: ['ADVANCED', 'BOTH'] },
  }),
  loyaltyLocationId: text({
    label: 'Loyalty location ID',
    max: 64,
    visibleWhen: { path: 'loyaltyProgram', equals: ['ADVANCED', 'BOTH'] },
  }),
  loyaltyProgramDescription: text({
    label: 'Program description',
    max: 1000,
    multiline: true,
    visibleWhen: running,
  }),
  loyaltyPointsDescription: text({
    label: 'Points description',
    max: 1000,
    multiline: true,
    visibleWhen: running,
  }),
  loyaltyAllowPhoneEnrollWithoutEmail: toggle({
    label: 'Allow phone-only enrollment (no email)',
    visibleWhen: running,
  }),
  loyaltyPromptWithOffers: toggle({ label: 'Prompt with redeemable offers', visibleWhen: running }),
  loyaltyOnlineCheckoutEnroll: toggle({ label: 'Enroll at online checkout', visibleWhen: running }),
} as const;
