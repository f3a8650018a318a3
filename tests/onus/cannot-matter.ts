/** Changes of a row that no answer can tell, each with the reason; `npm run prove` says where one is told after all. */
const CANNOT_MATTER: Readonly<Record<string, string>> = {
  'allowed onus-7.15 changes nothing': 'onus-5.10 has barred a second order before it',
  'allowed onus-13.1/orders changes nothing': 'onus-5.10 has barred a second order before it',
  'allowed onus-7.11/events changes nothing':
    'onus-5.3 has barred an event of that phase before it',
  'allowance onus-7.37 changes nothing': 'the normal rate is the movement of the card, once',
  'mayCharge onus-7.74 changes nothing': 'onus-7.49 has barred the charge before it',
  'allowed onus-7.97/extend changes nothing': 'onus-7.62 has barred it before',
  'allowed onus-13.4/same changes nothing': 'onus-7.132 has barred the same event before it',
  'allowed onus-13.4/limit changes nothing': 'onus-7.128 or onus-7.157 has barred it before',
  'allowed onus-13.5/shot changes nothing': 'onus-7.130 has barred the sword before it',
  'allowed onus-13.7/combat changes nothing': 'onus-5.14 has barred the bow before it',
  'reducedBy onus-7.57 switches nothing off': 'onus-9.12 switches off the same for the same units',
};

export default CANNOT_MATTER;
