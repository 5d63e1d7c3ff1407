/** The finder of the home page. */
export const finder = {
  'indicator.reading': 'Weighing indicator: {{reading}}, stable.',
  'indicator.stable': 'STABLE',
  'indicator.zero': 'ZERO',
  'indicator.net': 'NET',
  'finder.title': 'Find a scale',
  'finder.load': 'Load to be weighed',
  'finder.slider': 'Load to be weighed, as a slider',
  'finder.use': 'Use',
  'finder.more': 'Find my scale',
  'finder.count_one': '{{count}} model fits; here it is:',
  'finder.count_other': '{{count}} models fit; the three best:',
  'finder.none': 'No model fits as it is: the configurator suggests a solution.',
  'finder.failed': 'The search is not responding; the configurator carries on with what you entered.',
}
