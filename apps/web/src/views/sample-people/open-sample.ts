import { api, responseBody } from '../../api/index.ts';

export type SamplePeopleState = Awaited<ReturnType<typeof readPeople>>;

/** The word in the address in the position of a token, once the link has been used. */
export const peopleAgain = 'people';

/** Uses the one-time link; a browser that has used it already gets the list again. */
export const openSample = async (token: string): Promise<SamplePeopleState> => {
  if (token === peopleAgain) return readPeople();
  try {
    return responseBody(await api.sample.open({ body: { token } }));
  } catch (error) {
    return readPeople().catch(() => Promise.reject(error));
  }
};

const readPeople = async () => responseBody(await api.sample.people());
