import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are private, local or unassigned (RFC 6890 and its successors). */
const privateNetworks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** All public IPv6 addresses are in one network; some of its ranges map to IPv4 or are unassigned. */
const publicNetwork = ['2000::', 3] as const;
const reservedNetworks: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const isPrivate = new BlockList();
for (const [network, bits] of privateNetworks) isPrivate.addSubnet(network, bits, 'ipv4');
const isPublic = new BlockList();
isPublic.addSubnet(...publicNetwork, 'ipv6');
const isReserved = new BlockList();
for (const [network, bits] of reservedNetworks) isReserved.addSubnet(network, bits, 'ipv6');

/** Whether an address is public. An IPv4-mapped IPv6 address never is. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !isPrivate.check(address, 'ipv4');
  return family === 6 && isPublic.check(address, 'ipv6') && !isReserved.check(address, 'ipv6');
};
