/** Changes of a row that no answer can tell, each with the reason; `npm run prove` says where one is told after all. */
const CANNOT_MATTER: Readonly<Record<string, string>> = {
  'allowed onus-7.15 changes nothing': 'onus-5.10 has barred a second order before it',
  'allowed onus-13.1/orders changes nothing': 'onus-5.10 has barred a second order before it',
  'allowed onus-7.11/events changes nothing':
    'onus-5.3 has barred an event of that phase before it',
  'allowance onus-7.37 changes nothing': 'the normal rate is the movement of the card, once',
};

export default CANNOT_MATTER;
