import ts from 'typescript';
import { type Module, modulesOf } from './engine-source.ts';

/** Where a query is defined: its file, and the name under which that exports it. */
export interface Place {
  file: string;
  name: string;
}

/** The id in `defineQuery({ id: 'cca/close-combat', ... })`, or in `plainDice('cca-2.7', 'cca/dice', SHOWN)` of a family. */
function idIn(value: ts.Expression | undefined, file: string): string | undefined {
  if (!value || !ts.isCallExpression(value)) return undefined;
  if (value.expression.getText() !== 'defineQuery') {
    const told = value.arguments.find((one) => ts.isStringLiteral(one) && one.text.includes('/'));
    return told && ts.isStringLiteral(told) && isOwn(told.text, file) ? told.text : undefined;
  }
  const [definition] = value.arguments;
  if (!definition || !ts.isObjectLiteralExpression(definition)) return undefined;
  const id = definition.properties.find((one) => one.name?.getText() === 'id');
  return id && ts.isPropertyAssignment(id) && ts.isStringLiteral(id.initializer)
    ? id.initializer.text
    : undefined;
}

/** Whether an id is one of the system in whose folder it stands. */
const isOwn = (id: string, file: string) =>
  /^\w+\/[a-z-]+$/.test(id) && file.includes(`/${id.split('/')[0]}/`);

const placesIn = ({ file, declared }: Module): [string, Place][] =>
  [...declared].flatMap(([name, node]): [string, Place][] => {
    const id = ts.isVariableDeclaration(node) && idIn(node.initializer, file);
    return id ? [[id, { file, name }]] : [];
  });

/** The places of all queries by their ids. */
export function queryPlaces(): ReadonlyMap<string, Place> {
  places ??= new Map(modulesOf('*').flatMap(placesIn));
  return places;
}

let places: ReadonlyMap<string, Place> | undefined;
