import{h as k,i as b,j as r,n as g}from"./chunk.79a239b5.js";import{a as m,b as o,c as n,d as a,l as p,n as v}from"./chunk.a0c2a7b7.js";var R={"2.x":{width:{name:"Width",angle:"roll",limit:3.1,base:40,perRadian:80},height:{name:"Height",angle:"pitch",limit:1.5,base:40,perRadian:150}},"3.x":{width:{name:"Width",angle:"pitch",limit:1.5,base:20,perRadian:200},height:{name:"Height",angle:"yaw",limit:3.1,base:20,perRadian:200}}};function y({version:s}){let{width:e,height:l}=R[s],[t,w]=p(.6),[u,A]=p(.4),d={width:h(e,t),height:h(l,u)},c={width:h(e,e.limit),height:h(l,l.limit)};return a(b,{caption:"The sample above without its 100 ms of timing: the size follows the angles, whichever way they go.",controls:a(o,{children:[n(S,{side:e,value:t,onChange:w}),n(S,{side:l,value:u,onChange:A})]}),children:[n("svg",{className:"Sensor",viewBox:`0 0 ${c.width} ${c.height}`,role:"img","aria-label":`A box of ${r(d.width,0)} by ${r(d.height,0)} px`,children:n("rect",{className:"Sensor-box",x:(c.width-d.width)/2,y:(c.height-d.height)/2,...d})}),n(k,{facts:[{name:e.name,value:r(d.width,0),unit:"px"},{name:l.name,value:r(d.height,0),unit:"px"}]})]})}function S({side:{angle:s,limit:e},value:l,onChange:t}){return n(g,{label:s,unit:"rad",min:-e,max:e,step:.1,value:l,onChange:t})}function h({base:s,perRadian:e},l){return Math.abs(l)*e+s}var i=m("content/docs/2.x/api/hooks/useAnimatedSensor.mdx");function _(s){let e={a:"a",code:"code",div:"div",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...s.components};return a(o,{children:[n(e.p,{children:"Returns the readings of a device sensor as a shared value. Available since 2.5.0. Tilt the phone with sliders:"}),`
`,n(y,{version:"2.x"}),`
`,a(e.h2,{id:"signature",children:["Signature",n(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">useAnimatedSensor</span>(
</span><span class="code-line">  sensorType: <span class="code:entity.name.type">SensorType</span>.<span class="code:entity.name.type">ROTATION</span>,
</span><span class="code-line">  userConfig?: <span class="code:entity.name.type">SensorConfig</span>
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedSensor</span>&lt;<span class="code:entity.name.type">SensorValueRotation</span>>;
</span><span class="code-line"><span class="code:keyword">declare function </span><span class="code:entity.name.function">useAnimatedSensor</span>(
</span><span class="code-line">  sensorType: <span class="code:entity.name.type">Exclude</span>&lt;<span class="code:entity.name.type">SensorType</span>, <span class="code:entity.name.type">SensorType</span>.<span class="code:entity.name.type">ROTATION</span>>,
</span><span class="code-line">  userConfig?: <span class="code:entity.name.type">SensorConfig</span>
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedSensor</span>&lt;<span class="code:entity.name.type">SensorValue3D</span>>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">enum </span><span class="code:entity.name.type">SensorType</span> {
</span><span class="code-line">  ACCELEROMETER = <span class="code:constant">1</span>,
</span><span class="code-line">  GYROSCOPE = <span class="code:constant">2</span>,
</span><span class="code-line">  GRAVITY = <span class="code:constant">3</span>,
</span><span class="code-line">  MAGNETIC_FIELD = <span class="code:constant">4</span>,
</span><span class="code-line">  ROTATION = <span class="code:constant">5</span>,
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">SensorConfig</span> = { interval: <span class="code:entity.name.type">number</span> | <span class="code:string">'auto'</span> };
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">SensorValue3D</span> = <span class="code:entity.name.type">SharedValue</span>&lt;<span class="code:entity.name.type">Value3D</span>>;
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">SensorValueRotation</span> = <span class="code:entity.name.type">SharedValue</span>&lt;<span class="code:entity.name.type">ValueRotation</span>>;
</span>`}})})}),`
`,a("details",{children:[a("summary",{children:["Types: ",n("code",{children:"SharedValue"})]}),n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">SharedValue</span>&lt;<span class="code:entity.name.type">T</span>> = { value: <span class="code:entity.name.type">T</span> };
</span>`}})})})]}),`
`,a(e.p,{children:[n(e.code,{children:"AnimatedSensor"}),", ",n(e.code,{children:"Value3D"})," and ",n(e.code,{children:"ValueRotation"})," are described under ",n(e.a,{href:"#return-value",children:"Return value"}),"; ",n(e.a,{...i[0],children:n(e.code,{children:"SharedValue<T>"})})," is ",n(e.code,{children:"{ value: T }"}),"."]}),`
`,a(e.h2,{id:"when-to-use-it",children:["When to use it",n(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,n(e.p,{children:"Use it for views that react to how the device is held or moved: parallax effects, spirit levels, tilt controls."}),`
`,a(e.h2,{id:"parameters",children:["Parameters",n(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Meaning"}),n(e.th,{children:"Default"}),n(e.th,{children:"Type"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"sensorType"})}),n(e.td,{children:"The sensor to read."}),n(e.td,{children:"required"}),n(e.td,{children:n(e.code,{children:"SensorType"})})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"userConfig"})}),n(e.td,{children:"How to read it."}),n(e.td,{children:n(e.code,{children:"{ interval: 'auto' }"})}),n(e.td,{children:n(e.code,{children:"SensorConfig"})})]})]})]}),`
`,a(e.h3,{id:"sensortype-enum",children:["SensorType",n(e.a,{className:"hash-link",href:"#sensortype-enum","aria-label":"Direct link to SensorType",title:"Direct link to SensorType"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Value"}),n(e.th,{children:"Reading"}),n(e.th,{children:"Unit"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ACCELEROMETER"})}),n(e.td,{children:"1"}),n(e.td,{children:n(e.code,{children:"Value3D"})}),n(e.td,{children:"m/s²"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"GYROSCOPE"})}),n(e.td,{children:"2"}),n(e.td,{children:n(e.code,{children:"Value3D"})}),n(e.td,{children:"rad/s"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"GRAVITY"})}),n(e.td,{children:"3"}),n(e.td,{children:n(e.code,{children:"Value3D"})}),n(e.td,{children:"m/s²"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"MAGNETIC_FIELD"})}),n(e.td,{children:"4"}),n(e.td,{children:n(e.code,{children:"Value3D"})}),n(e.td,{children:"μT"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ROTATION"})}),n(e.td,{children:"5"}),n(e.td,{children:n(e.code,{children:"ValueRotation"})}),n(e.td,{children:"unit quaternion, radians"})]})]})]}),`
`,a(e.h3,{id:"userconfig-object",children:["SensorConfig",n(e.a,{className:"hash-link",href:"#userconfig-object","aria-label":"Direct link to SensorConfig",title:"Direct link to SensorConfig"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Field"}),n(e.th,{children:"Meaning"}),n(e.th,{children:"Default"}),n(e.th,{children:"Type"})]})}),n(e.tbody,{children:a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"interval"})}),a(e.td,{children:["Milliseconds between updates. ",n(e.code,{children:"'auto'"})," follows the maximum frame rate on iOS and uses ",n(e.code,{children:"SENSOR_DELAY_UI"})," on Android."]}),n(e.td,{children:n(e.code,{children:"'auto'"})}),n(e.td,{children:n(e.code,{children:"number | 'auto'"})})]})})]}),`
`,a(e.p,{children:["Keep this object the same between renders, with a constant or ",n(e.code,{children:"useMemo"}),". The sensor is registered again whenever its identity changes."]}),`
`,a(e.h2,{id:"return-value",children:["Return value",n(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(e.h3,{id:"animatedsensor-object",children:["AnimatedSensor",n(e.a,{className:"hash-link",href:"#animatedsensor-object","aria-label":"Direct link to AnimatedSensor",title:"Direct link to AnimatedSensor"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Field"}),n(e.th,{children:"Type"}),n(e.th,{children:"Meaning"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"sensor"})}),n(e.td,{children:n(e.code,{children:"SharedValue"})}),n(e.td,{children:"The current reading. All fields are 0 at first."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"unregister"})}),n(e.td,{children:n(e.code,{children:"() => void"})}),n(e.td,{children:"Stops listening. Unmounting calls it."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"isAvailable"})}),n(e.td,{children:n(e.code,{children:"boolean"})}),n(e.td,{children:"Whether the device has the sensor. It is set after mounting, and a change does not render."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"config"})}),n(e.td,{children:n(e.code,{children:"SensorConfig"})}),n(e.td,{children:"The settings in effect."})]})]})]}),`
`,a(e.h3,{id:"3dvector-object",children:["Value3D",n(e.a,{className:"hash-link",href:"#3dvector-object","aria-label":"Direct link to Value3D",title:"Direct link to Value3D"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Field"}),n(e.th,{children:"Type"}),n(e.th,{children:"Meaning"})]})}),n(e.tbody,{children:a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"x"}),", ",n(e.code,{children:"y"}),", ",n(e.code,{children:"z"})]}),n(e.td,{children:n(e.code,{children:"number"})}),n(e.td,{children:"The three components, in the unit of the sensor."})]})})]}),`
`,a(e.h3,{id:"rotationvector-object",children:["ValueRotation",n(e.a,{className:"hash-link",href:"#rotationvector-object","aria-label":"Direct link to ValueRotation",title:"Direct link to ValueRotation"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Field"}),n(e.th,{children:"Type"}),n(e.th,{children:"Meaning"})]})}),a(e.tbody,{children:[a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"qw"}),", ",n(e.code,{children:"qx"}),", ",n(e.code,{children:"qy"}),", ",n(e.code,{children:"qz"})]}),n(e.td,{children:n(e.code,{children:"number"})}),n(e.td,{children:"Unit quaternion."})]}),a(e.tr,{children:[a(e.td,{children:[n(e.code,{children:"yaw"}),", ",n(e.code,{children:"pitch"}),", ",n(e.code,{children:"roll"})]}),n(e.td,{children:n(e.code,{children:"number"})}),n(e.td,{children:"Angles in radians."})]})]})]}),`
`,a(e.h2,{id:"example",children:["Example",n(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:[`The dial shows a horizon, as in an aeroplane. Tilt the phone to one side and the ground turns; tilt it forwards and the ground moves up or down. A short
`,n(e.code,{children:"withTiming"})," softens the steps between two readings. ",n(e.code,{children:"EVERY_FRAME"})," stands outside of the component, so that it is the same object in every render."]}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { StyleSheet, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  SensorType,
</span><span class="code-line">  useAnimatedSensor,
</span><span class="code-line">  useAnimatedStyle,
</span><span class="code-line">  withTiming,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> EVERY_FRAME = { interval: <span class="code:constant">16</span> };
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">ArtificialHorizon</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> attitude = <span class="code:entity.name.function">useAnimatedSensor</span>(SensorType.ROTATION, EVERY_FRAME);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> ground = <span class="code:entity.name.function">useAnimatedStyle</span>(() <span class="code:keyword">=></span> {
</span><span class="code-line">    <span class="code:keyword">const</span> { pitch, roll } = attitude.sensor.value;
</span><span class="code-line">    <span class="code:keyword">return</span> {
</span><span class="code-line">      transform: [
</span><span class="code-line">        { rotate: <span class="code:string">\`</span><span class="code:constant">\${</span>-<span class="code:string">roll</span><span class="code:constant">}</span><span class="code:string">rad\`</span> },
</span><span class="code-line">        { translateY: <span class="code:entity.name.function">withTiming</span>(pitch * <span class="code:constant">90</span>, { duration: <span class="code:constant">60</span> }) },
</span><span class="code-line">      ],
</span><span class="code-line">    };
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span> style={styles.dial}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span> style={[styles.ground, ground]} />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  dial: {
</span><span class="code-line">    width: <span class="code:constant">200</span>,
</span><span class="code-line">    height: <span class="code:constant">200</span>,
</span><span class="code-line">    borderRadius: <span class="code:constant">100</span>,
</span><span class="code-line">    overflow: <span class="code:string">'hidden'</span>,
</span><span class="code-line">    backgroundColor: <span class="code:string">'#a8dadc'</span>,
</span><span class="code-line">  },
</span><span class="code-line">  ground: { top: <span class="code:constant">100</span>, height: <span class="code:constant">300</span>, backgroundColor: <span class="code:string">'#6b705c'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,a(e.h2,{id:"remarks",children:["Remarks",n(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.strong,{children:"iOS"}),": Location Services must be switched on (Settings > Privacy > Location Services)."]}),`
`,a(e.li,{children:[n(e.strong,{children:"Accelerometer"}),": on Android the values are without gravity. On iOS, 2.14.4 reports the raw acceleration, gravity included."]}),`
`,a(e.li,{children:[n(e.strong,{children:"Signs"}),": readings are handed on as the system gives them. With the screen up and the phone at rest, ",n(e.code,{children:"z"})," of ",n(e.code,{children:"GRAVITY"}),` is about −9.81 on iOS and 9.81 on
Android.`]}),`
`,a(e.li,{children:[n(e.strong,{children:"Rotation"}),": iOS always uses the reference frame ",n(e.code,{children:"XArbitraryZVertical"}),". On Android, 2.14.4 hands on the orientation angles of ",n(e.code,{children:"SensorManager"}),` as they
are. So the axes of `,n(e.code,{children:"yaw"}),", ",n(e.code,{children:"pitch"})," and ",n(e.code,{children:"roll"})," differ between the platforms."]}),`
`,a(e.li,{children:[n(e.strong,{children:"Web"}),": not available. The hook warns ",n(e.code,{children:"[Reanimated] useAnimatedSensor is not available on web yet."}),", and ",n(e.code,{children:"isAvailable"})," stays ",n(e.code,{children:"false"}),"."]}),`
`]}),`
`,a(e.h3,{id:"iosreferenceframe-enum",children:["Reference frame option",n(e.a,{className:"hash-link",href:"#iosreferenceframe-enum","aria-label":"Direct link to Reference frame option",title:"Direct link to Reference frame option"})]}),`
`,a(e.p,{children:["2.x has no option for the reference frame. ",n(e.code,{children:"iosReferenceFrame"})," and the enum ",n(e.code,{children:"IOSReferenceFrame"}),` come with
`,n(e.a,{...i[1],children:"3.0.0"}),`. Apple describes the
`,n(e.a,{href:"https://developer.apple.com/documentation/coremotion/cmattitudereferenceframe",target:"_blank",rel:"noopener noreferrer",children:"reference frames"}),` and
`,n(e.a,{href:"https://developer.apple.com/documentation/coremotion/getting_processed_device-motion_data/understanding_reference_frames_and_device_attitude",target:"_blank",rel:"noopener noreferrer",children:"device attitude"}),"."]}),`
`,a(e.h3,{id:"interfaceorientation-enum",children:["Interface orientation",n(e.a,{className:"hash-link",href:"#interfaceorientation-enum","aria-label":"Direct link to Interface orientation",title:"Direct link to Interface orientation"})]}),`
`,a(e.p,{children:["In 2.x the axes do not turn with the interface; convert the readings yourself. The option ",n(e.code,{children:"adjustToInterfaceOrientation"}),", the enum ",n(e.code,{children:"InterfaceOrientation"}),`
and the field `,n(e.code,{children:"interfaceOrientation"})," of the readings come with 3.0.0."]}),`
`,a(e.h2,{id:"related",children:["Related",n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.a,{...i[2],children:"useAnimatedStyle"})," – apply the reading to a view."]}),`
`,a(e.li,{children:[n(e.a,{...i[3],children:"useDerivedValue"})," – smooth or convert the reading."]}),`
`,a(e.li,{children:[n(e.a,{...i[4],children:"useSharedValue"})," – the kind of value returned."]}),`
`,a(e.li,{children:[n(e.a,{...i[5],children:"withTiming"})," – soften the steps between updates."]}),`
`,a(e.li,{children:[n(e.a,{...i[6],children:"Web Support"})," – what else is missing on web."]}),`
`,a(e.li,{children:[n(e.a,{...i[7],children:"Debugging worklets"})," – limits with the Chrome debugger."]}),`
`]})]})}function f(s={}){let{wrapper:e}=s.components||{};return e?n(e,{...s,children:n(_,{...s})}):_(s)}var T={path:"/__legacydocs_version__/api/hooks/useAnimatedSensor",title:"useAnimatedSensor",documentTitle:"useAnimatedSensor | React Native Reanimated",description:"useAnimatedSensor in Reanimated 2.x gives readings of gyroscope, gravity, rotation and other sensors as a shared value.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/hooks/useAnimatedSensor",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/hooks/useAnimatedSensor",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Hooks"},{label:"useAnimatedSensor"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/hooks/useAnimatedScrollHandler",label:"useAnimatedScrollHandler"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/hooks/useAnimatedStyle",label:"useAnimatedStyle"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/hooks/useAnimatedSensor","docs-versioned"],kind:"doc",id:"api/hooks/useAnimatedSensor",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"sensortype-enum",level:3,html:"SensorType"},{id:"userconfig-object",level:3,html:"SensorConfig"},{id:"return-value",level:2,html:"Return value"},{id:"animatedsensor-object",level:3,html:"AnimatedSensor"},{id:"3dvector-object",level:3,html:"Value3D"},{id:"rotationvector-object",level:3,html:"ValueRotation"},{id:"example",level:2,html:"Example"},{id:"remarks",level:2,html:"Remarks"},{id:"iosreferenceframe-enum",level:3,html:"Reference frame option"},{id:"interfaceorientation-enum",level:3,html:"Interface orientation"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["device motion","tilt"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/hooks/useAnimatedSensor"}},runtime:"",stylesheets:[]},L=v({content:f,route:T});export{L as mount};
