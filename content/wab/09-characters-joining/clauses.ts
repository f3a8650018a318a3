import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-9.1': clause('definition', '4439-4457', ['wab-9.2'], {
    words: 'héroe, líder, caudillo | hero, leader, warlord',
  }),
  'wab-9.2': clause('definition', '4460-4466', ['wab-1.44', 'wab-9.10'], {
    words: 'héroe suelto, unidad de uno | lone hero, one-man unit',
  }),
  'wab-9.3': clause('procedure', '4473-4482', ['wab-2.37', 'wab-2.44', 'wab-9.7'], {
    words: 'girar libre | turn freely',
  }),
  'wab-9.4': clause('restriction', '4485-4489', ['wab-3.1', 'wab-9.26', 'wab-9.40'], {
    words: 'héroe ataca solo | hero attacks alone',
  }),
  'wab-9.5': clause('exception', '4492-4496', ['wab-2.80'], {
    words: 'rehacerse, volver | recover, come back',
  }),
  'wab-9.6': clause('exception', '4496-4498', ['wab-7.7', 'wab-7.11'], {
    words: 'escaramuzadores que huyen | fleeing light troops',
  }),
  'wab-9.7': clause('restriction', '4501-4504', ['wab-1.48'], {
    words: 'arco de visión del héroe | hero arc of sight',
  }),
  'wab-9.8': clause('option', '4506-4509', ['wab-2.64', 'wab-2.56'], {
    words: 'velocidad del héroe, correr | speed of a hero, run',
  }),
  'wab-9.9': clause('restriction', '4509-4511', ['wab-2.48', 'wab-9.8'], {
    words: 'enemigo a 8 pulgadas, marchar | enemy within 8 inches, marching',
  }),
  'wab-9.10': clause('procedure', '4514-4526', ['wab-9.17', 'wab-9.18', 'wab-9.16'], {
    words: 'meter al héroe, incorporarse | attach, put the hero in',
  }),
  'wab-9.11': clause('procedure', '4529-4535', ['wab-9.31'], {
    words: 'héroe con escaramuzadores | hero with light troops',
  }),
  'wab-9.12': clause('restriction', '4538-4539', ['wab-9.10'], {
    words: 'andando con jinetes | walking with horsemen',
  }),
  'wab-9.13': clause('restriction', '4539-4544', ['wab-9.46'], {
    words: 'héroe con carros | hero with chariots',
  }),
  'wab-9.14': clause('option', '4547-4552', ['wab-9.15'], {
    words: 'bajarse del caballo, general montado | get off the horse, mounted general',
  }),
  'wab-9.15': clause('modifier', '4555-4558', ['wab-4.55', 'wab-9.14'], {
    words: 'TS a pie, barda | save on foot, barding',
  }),
  'wab-9.16': clause('restriction', '4561-4564', ['wab-9.10'], {
    words: 'cuántos héroes caben | how many heroes fit',
  }),
  'wab-9.17': clause('procedure', '4565-4569', ['wab-9.10'], {
    words: 'mover tras unirse | move after joining',
  }),
  'wab-9.18': clause('restriction', '4572-4574', ['wab-9.10'], {
    words: 'reforzar el combate con el héroe | reinforce a combat with a hero',
  }),
  'wab-9.19': clause('option', '4576-4584', ['wab-8.10', 'wab-6.75'], {
    words: 'desamparado, sin enemigos | stranded, no enemy',
  }),
  'wab-9.20': clause('procedure', '4587-4595', ['wab-9.22', 'wab-9.21'], {
    words: 'velocidad en la unidad | speed in the unit',
  }),
  'wab-9.21': clause('exception', '4598-4607', ['wab-9.20'], {
    words: 'caballo lento, huida fingida | slow horse, feigned flight',
  }),
  'wab-9.22': clause('exception', '4610-4613', ['wab-9.20', 'wab-9.21'], {
    words: 'héroe lento | slow hero',
  }),
  'wab-9.23': clause('procedure', '4619-4626', ['wab-2.8', 'wab-9.28'], {
    words: 'salir, abandonar | detach, go out',
  }),
  'wab-9.24': clause('restriction', '4629-4635', ['wab-9.23', 'wab-9.29'], {
    words: 'obligado a cargar | forced to charge',
  }),
  'wab-9.25': clause('procedure', '4638-4642', ['wab-9.23'], {
    words: 'hueco en la fila | gap in the rank',
  }),
  'wab-9.26': clause('restriction', '4645-4651', ['wab-9.4'], {
    words: 'salir cargando | charge out',
  }),
  'wab-9.27': clause('restriction', '4654-4656', ['wab-9.23'], {
    words: 'escapar del combate | slip away from combat',
  }),
  'wab-9.28': clause('option', '4661-4665', ['wab-9.23', 'wab-9.10'], {
    words: 'cambiar de unidad | change units',
  }),
  'wab-9.29': clause('restriction', '4668-4672', ['wab-9.24'], {
    restates: ['wab-9.24'],
    words: 'quedarse tras la carga | stay after the charge',
  }),
  'wab-9.30': clause('option', '4673-4684', ['wab-1.20', 'wab-9.31', 'wab-9.71'], {
    words: "L del héroe | hero's Ld",
  }),
  'wab-9.31': clause('restriction', '4687-4690', ['wab-9.30'], {
    words: 'escaramuzadores con héroe | light troops with a hero',
  }),
  'wab-9.32': clause('procedure', '4693-4697', ['wab-9.2'], {
    words: 'moral del héroe suelto | morale of a lone hero',
  }),
  'wab-9.33': clause('procedure', '4708-4716', ['wab-9.34'], {
    words: 'miedo, furia, inmune | fear, frenzy, immune',
  }),
  'wab-9.34': clause('exception', '4719-4727', ['wab-9.33'], {
    words: 'odio encarnizado | fierce hatred',
  }),
  'wab-9.35': clause('restriction', '4730-4737', ['wab-9.23'], {
    words: 'obligado a mover | forced to move',
  }),
});
