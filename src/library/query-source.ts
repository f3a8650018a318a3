import ts from 'typescript';
import { type Module, modulesOf } from './engine-source.ts';

/** Where a query is defined: its file, and the name under which that exports it. */
export interface Place {
  file: string;
  name: string;
}

/** The id in `defineQuery({ id: 'cca/close-combat', ... })`. */
function idIn(value: ts.Expression | undefined): string | undefined {
  if (!value || !ts.isCallExpression(value) || value.expression.getText() !== 'defineQuery')
    return undefined;
  const [definition] = value.arguments;
  if (!definition || !ts.isObjectLiteralExpression(definition)) return undefined;
  const id = definition.properties.find((one) => one.name?.getText() === 'id');
  return id && ts.isPropertyAssignment(id) && ts.isStringLiteral(id.initializer)
    ? id.initializer.text
    : undefined;
}

const placesIn = ({ file, declared }: Module): [string, Place][] =>
  [...declared].flatMap(([name, node]): [string, Place][] => {
    const id = ts.isVariableDeclaration(node) && idIn(node.initializer);
    return id ? [[id, { file, name }]] : [];
  });

/** The places of all queries by their ids. */
export function queryPlaces(): ReadonlyMap<string, Place> {
  places ??= new Map(modulesOf('*').flatMap(placesIn));
  return places;
}

let places: ReadonlyMap<string, Place> | undefined;
