import { expect, test } from 'vitest'
import { mayStandIn } from '#domain/fit/explosion.ts'
import { type Zone, zones } from '#domain/fit/fit-request.ts'

const ofMarking = (marking: string | null) => zones.filter((zone) => mayStandIn(zone, marking))

test.each<[string | null, Zone[]]>([
  ['II 1 GD', [...zones]],
  ['II 2G', ['1', '2']],
  ['II 2 GD', ['1', '2', '21', '22']],
  ['2D', ['21', '22']],
  ['II 2G / II 3D', ['1', '2', '22']],
  ['3G', ['2']],
  ['ATEX', []],
  ['2', []],
  ['', []],
  [null, []],
])('« %s » is permitted in zones %o', (marking, expected) => {
  expect(ofMarking(marking)).toEqual(expected)
})
