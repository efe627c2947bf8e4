import { formatCount, type SchedulingKind, type SchedulingReason, type SchedulingState } from '@commissary/domain';
import { messages } from './messages.ts';

/** Texts of the scheduling service on the page of a location. */
export const laborTexts = {
  title: 'Labor scheduling',
  list: 'Departments, job types and employees at the scheduling service',
  notConfigured: 'No scheduling service is configured. Ask your administrator.',
  about: (name: string) =>
    `While this is on, the scheduling service learns of the departments, job types and employees at ${name}.`,
  enabled: 'Integrate with the scheduling service',
  idAtService: 'ID at the service',
  noId: 'Nothing is sent until the location has its external scheduling location ID. Enter it with “Edit location”.',
  loadFailed: 'What the scheduling service has could not be loaded.',
  switchFailed: 'The integration could not be changed.',
  sendFailed: 'It could not be sent again.',
  nothingYet: 'Nothing was sent yet.',
  sentCount: (count: number, of: number) => `${count} of ${formatCount(of, 'item')} at the service`,
  hiddenPeople: (count: number) => `${formatCount(count, 'employee')} whom you do not manage not shown.`,
  showSent: 'Show those that were sent',
  sendAgain: (name: string) => `Send ${name} again`,
  takeId: (name: string) => `Use this ID for ${name}`,
  idOf: (name: string) => `ID of ${name} at the service`,
  sendAgainAction: 'Send again',
  takeIdAction: 'Use this ID',
  unclearHelp:
    'The answer was lost. Look at the service: enter the ID that it has there, or send it again if it is not there.',
  nextTry: (when: string) => `Next attempt ${when}.`,
  kinds: {
    location: 'Cache of the location',
    department: 'Department',
    role: 'Job type',
    user: 'Employee',
  } satisfies Record<SchedulingKind, string>,
  places: { company: 'Company', group: 'Group', location: 'This location' },
  states: {
    waiting: 'Waiting',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Failed',
    unclear: 'Unclear',
  } satisfies Record<SchedulingState, string>,
  reasons: {
    NO_NAME: 'It has no name.',
    NO_DEPARTMENT: 'Its department is not at the service.',
    NO_EMAIL: messages.labor.noEmail,
    NO_LOCATION_ID: 'The location has no ID at the service.',
    NO_ANSWER: 'The server stopped before the answer.',
    NOT_ALLOWED: 'The server may not call this service.',
    NO_PUBLIC_ADDRESS: 'The service has no public address.',
    NO_CONNECTION: 'There was no connection.',
    TOO_SLOW: 'The service did not answer in time.',
    REFUSED: 'The service did not accept it.',
    BAD_ANSWER: 'The service gave no usable answer.',
  } satisfies Record<SchedulingReason, string>,
};
