/** An id that a device made up, which nobody reads. */
const longId = /^[0-9a-f-]{20,}$/i;

/** The name of a terminal on a screen. */
export const deviceName = (deviceId: string): string =>
  longId.test(deviceId) ? `Terminal ${deviceId.replaceAll('-', '').slice(-6)}` : deviceId;
